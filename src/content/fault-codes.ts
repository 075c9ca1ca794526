import type { FaultCode } from './schemas/fault-code.ts';

/** The ten codes, in the order of the specification. */
export const worcesterFaults = [
  {
    code: 'EA',
    name: 'Flame Loss',
    meaning:
      'The board expects a flame and does not see one. The number beside the letters tells the story: 227 for a burner that never lit, 229 for one that lit and went out, 228 for a flame seen before there should have been any.',
    causes: [
      'No gas: supply off, prepayment credit used up, pressure too low under load',
      'Condensate pipe frozen or blocked',
      'Worn ignition electrode, or a cracked lead',
      'Gas valve that no longer opens cleanly',
      'Flue gas blown back in strong wind, or a leaking flue joint',
    ],
    fixes: [
      'Restore the supply, thaw the pipe, then lag it',
      'Measure gas pressure while the burner fires',
      'Renew electrode and lead, set the gap',
      'Wash the trap, test the flue and the combustion',
    ],
    severity: 'high',
    diy: 'In part. Light the hob, look at the meter credit, thaw an outside condensate pipe with warm water, and see from the ground that the terminal is clear. Then one reset. With 228, none.',
  },
  {
    code: 'E9/229',
    name: 'No Ignition',
    meaning:
      'Two messages that get read as one. 229 reports a flame that went out after lighting and usually follows EA. E9 belongs to the overheat protection: with 219, 220, 221 or 224 beside it a safety sensor or thermostat has acted, and nothing lights until the reason is gone.',
    causes: [
      'With 229: gas, electrode, frozen condensate, control board',
      'With E9: water too low, pump stuck, air in the heat exchanger',
      'Radiator valves all shut, or sludge in the circuit',
      'Safety sensor or its wiring broken',
    ],
    fixes: [
      'Gas pressure, electrode and lead, as for EA',
      'Free or renew the pump, vent the exchanger',
      'Clean the circuit, test limiter and harness',
    ],
    severity: 'high',
    diy: 'With 229 alone, as for EA. With E9 and one of those four numbers, or a case too hot to touch, treat it as overheating: switch off, leave it off and ring us. Until we come, read the gauge once it is cold; the most we would have you try after that is a single reset.',
  },
  {
    code: 'D5/224',
    name: 'Fan Fault',
    meaning:
      '224 means that a temperature limiter, on the heat exchanger or in the flue, has opened. A weak fan or an obstructed flue can bring that about; water moving too slowly does it more often. Faults of the fan itself read C6 or C7. D5 changes with the model, so look it up in your own manual.',
    causes: [
      'Poor circulation: low pressure, tired pump, sludge, shut valves',
      'Fan seized, or its plug loose',
      'Air intake or flue terminal partly blocked',
      'Limiter or its lead broken',
    ],
    fixes: [
      'Measure flow and return, put the circulation right',
      'Test fan and lead, renew the fan if it drags',
      'Clear and inspect the flue way',
      'Check the limiter for continuity',
    ],
    severity: 'high',
    diy: 'Looking only. Is there power, is the terminal free of leaves and sheeting, does the gauge read 1.0-1.5 bar cold, is the condensate pipe frozen? Fan and limiter are an engineer’s, always.',
  },
  {
    code: 'C6/227',
    name: 'Fan Speed Out of Range',
    meaning:
      'C6 is the name exactly: the fan turned faster (215) or slower (216) than it was told to. 227 beside it, or by itself, is a flame message: the burner was not seen to light.',
    causes: ['Worn fan bearings', 'Damaged lead or loose plug', 'Flue or air intake restricted', 'Control board'],
    fixes: [
      'Voltage and speed signal measured at the fan',
      'Harness mended or fan renewed',
      'Flue cleaned and tested',
      'Board last, when all else is proved sound',
    ],
    severity: 'medium',
    diy: 'Hardly. Look at the terminal from the ground and reset once. If 227 shows too, go through gas, credit and frost as under EA.',
  },
  {
    code: 'A1/EA',
    name: 'NTC Thermistor Fault',
    meaning:
      'On most Greenstars A1 (281) points at the pump, which is stuck or runs dry with air in it; published lists do not all agree. EA is the flame group. A sensor that has truly failed reads E2 for the flow or D1 for the return, and we measure both on the same visit.',
    causes: [
      'Pump seized after a summer at rest',
      'Air or too little water at the pump',
      'Sensor drifted, or coated with sludge',
      'Damp connector',
    ],
    fixes: [
      'Free or renew the pump, vent it',
      'Compare sensor resistance with the maker’s table',
      'Renew sensor or dry the plug',
      'Clean the water that did it',
    ],
    severity: 'medium',
    diy: 'In part. Bring a low gauge to 1.0-1.5 bar cold, bleed the radiators, look under the case for drips. One reset, then an engineer.',
  },
  {
    code: 'E3/EA',
    name: 'Overheat Thermistor',
    meaning:
      'Only some models have an E3; your manual decides what it says there. Current Greenstars report overheating as E5 or E9, and EA beside it is a flame message.',
    causes: [
      'Water not moving: pump, air, closed valves',
      'Heat exchanger narrowed by scale or sludge',
      'Sensor reading high',
    ],
    fixes: [
      'Restore the flow, vent, clean the exchanger',
      'Test the sensor and the limiter',
      'Measure the true flow temperature before it is handed back',
    ],
    severity: 'high',
    diy: 'Switch off and let it go cold. Read the gauge, see that at least one radiator is open, reset once at most. If it trips again it stays off until we have been.',
  },
  {
    code: 'D4',
    name: 'Low System Pressure',
    meaning:
      'Too little water can starve the heat exchanger and end in D4, so the gauge is the first place to look. On Si, i System and CDi Compact the code itself says that two temperature sensors disagree by too much. The message for pressure alone is CE 207, or 1017 W on a 4000 or 8000.',
    causes: [
      'A slow leak, or radiators bled and never topped up',
      'Expansion vessel flat, safety valve passing',
      'Poor flow past the sensors: pump, air, sludge',
    ],
    fixes: ['Find the leak, recharge the vessel, renew the valve', 'Check the pump and compare the two sensors'],
    severity: 'low',
    diy: 'Yes, first. If the gauge stands below 1 bar cold and nothing leaks, top up to 1.0-1.5 bar through the filling link and close it. If it already reads 1.0-1.5, add no water: it is the sensors, and ours.',
  },
  {
    code: 'C1/C2',
    name: 'Circulating Pump Fault',
    meaning:
      'On Greenstar i models C1 is a fan code: the fan stopped while running, or turns too slowly. Pumps report as A1. C2 is missing from the tables we work with, so trust your manual. Pump or fan, it is a repair.',
    causes: [
      'Pump stuck or full of air',
      'Sludge in the circuit',
      'Fan stopped, no proof of airflow',
      'Supply to pump or fan',
    ],
    fixes: ['Free, vent or renew the pump', 'Test the fan, its lead and the flue way', 'Clean system and filter'],
    severity: 'medium',
    diy: 'Gauge, radiator valves open, air bled; no further. Nothing behind the case can be freed from outside.',
  },
  {
    code: 'E5',
    name: 'Flue Temperature Overheat',
    meaning:
      'The water leaving the heat exchanger became too hot: 218 is the ordinary form, 332 means above 110 °C. A flue that is too hot trips 224 instead, though both can have one root.',
    causes: [
      'Pump not moving water, or air in the exchanger',
      'Exchanger blocked by scale or sludge',
      'Combustion out of its limits',
    ],
    fixes: [
      'Flow restored and measured',
      'Exchanger cleaned or renewed',
      'Combustion and flue tested at both ends of the range',
    ],
    severity: 'high',
    diy: 'No. Leave it off. You may read the gauge when all is cold and tell us the figure.',
  },
  {
    code: 'E8',
    name: 'Supply/Return Temperature Sensor Short Circuit',
    meaning:
      'Current gas Greenstars show a shorted flow sensor as E2 222 and a shorted return sensor as D1 240. E8 turns up on some models only: check yours.',
    causes: ['Wet sensor or plug under a weeping joint', 'Chafed lead', 'Sensor failed inside'],
    fixes: ['Find where the water came from', 'Measure and renew the sensor', 'Mend or renew the harness'],
    severity: 'medium',
    diy: 'See that the floor and pipes under the boiler are dry and the gauge is right. One reset when they are; the sensors sit behind the case.',
  },
] as const satisfies readonly FaultCode[];
