import type { FaultCode } from './schemas/fault-code.ts';

/** The ten codes, in the order of the specification. */
export const worcesterFaults = [
  {
    code: 'EA',
    name: 'Flame Loss',
    meaning:
      'The board expects a flame and does not see one. The number beside the letters says when. 227: the burner never lit. 229: it lit and went out. 228: it saw a flame too early.',
    causes: [
      'No gas: supply off, prepayment credit used up, pressure too low under load',
      'Condensate pipe frozen or blocked',
      'Worn ignition electrode, or a cracked lead',
      'Gas valve that no longer opens cleanly',
      'Flue gas blown back in strong wind, or a leaking flue joint',
    ],
    check: [
      'Does the hob light? Is the meter in credit?',
      'If the gas is off and you don’t know why, leave it off and call us.',
      'If the plastic pipe outside has frozen, pour warm water over it from the ground. Never boiling water.',
      'Look from the ground: is the flue outlet clear?',
      'With 227 or 229, reset once. With 228, don’t reset: call us.',
    ],
    fixes: [
      'Measure the gas pressure while the burner fires',
      'Clean or replace the electrode and lead, and set the gap',
      'Wash the condensate trap and lag the pipe',
      'Test the gas valve, the flue and the combustion',
    ],
    severity: 'high',
  },
  {
    code: 'E9/229',
    name: 'No Ignition',
    meaning:
      'Two different messages. 229: the flame went out after lighting, usually after EA. E9 is the overheat protection. 219: the water got too hot. 220 and 221: the safety sensor is shorted or open. 224: the limiter has opened.',
    causes: [
      'With 229: gas, electrode, frozen condensate, control board',
      'With E9: water too low, pump stuck, air in the heat exchanger',
      'Radiator valves all shut, or sludge in the circuit',
      'Safety sensor or its wiring broken',
    ],
    check: [
      '229 alone: check the same things as for EA.',
      'E9 with 220 or 221: don’t reset. Leave it off and call us.',
      'E9 with 219 or 224, or a case too hot to touch: switch off and let it go cold.',
      'With 219 or 224, and 1.0-1.5 bar on the gauge once cold, reset once. If it trips again, leave it off and call us.',
    ],
    fixes: [
      'Test the safety sensor, the limiter and their wiring',
      'Free or replace the pump and let air out of the exchanger',
      'Clean the circuit',
      'For 229, check the gas pressure, electrode and lead',
    ],
    severity: 'high',
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
    check: [
      'Is there power? From the ground, is the flue outlet clear of leaves and sheeting?',
      'Does the gauge read 1.0-1.5 bar cold?',
      'If the plastic pipe outside has frozen, pour warm water over it from the ground. Never boiling water.',
      'Don’t keep resetting. It won’t clear an open limiter: call us.',
    ],
    fixes: [
      'Measure flow and return and restore the circulation',
      'Test the fan and its lead, and replace the fan if it drags',
      'Clear and inspect the flue',
      'Check the limiter for continuity',
    ],
    severity: 'high',
  },
  {
    code: 'C6/227',
    name: 'Fan Speed Out of Range',
    meaning:
      'C6 is the name exactly: the fan turned faster (215) or slower (216) than it was told to. 227 beside it, or by itself, is a flame message: the burner was not seen to light.',
    causes: ['Worn fan bearings', 'Damaged lead or loose plug', 'Flue or air intake restricted', 'Control board'],
    check: [
      'Look at the flue outlet from the ground.',
      'Does 227 show too? Check the same things as for EA.',
      'Then reset once.',
    ],
    fixes: [
      'Measure voltage and speed signal at the fan',
      'Repair the wiring or replace the fan',
      'Clean and test the flue',
      'Test the board last',
    ],
    severity: 'medium',
  },
  {
    code: 'A1/EA',
    name: 'NTC Thermistor Fault',
    meaning:
      'On most Greenstars A1 (281) points at the pump: it’s stuck, or has air in it. Published lists don’t all agree. EA is the flame group. A failed sensor reads E2 for the flow or D1 for the return. We measure both on the same visit.',
    causes: [
      'Pump seized after a summer at rest',
      'Air or too little water at the pump',
      'Sensor drifted, or coated with sludge',
      'Damp connector',
    ],
    check: [
      'Nothing leaking, and below 1.0 bar cold? Top up to 1.0-1.5 bar once.',
      'Bleed the radiators and look under the case for drips.',
      'Don’t reset it. Call us.',
    ],
    fixes: [
      'Free or replace the pump and let the air out',
      'Compare the sensor’s resistance with the table',
      'Replace the sensor or dry the plug',
      'Clean the water if it’s dirty',
    ],
    severity: 'medium',
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
    check: [
      'Switch off and let it go cold.',
      'Does the gauge read 1.0-1.5 bar? Is at least one radiator open?',
      'Reset once at most. If it trips again, leave it off and call us.',
    ],
    fixes: [
      'Restore the flow, let the air out and clean the exchanger',
      'Test the sensor and the limiter',
      'Measure the true flow temperature',
    ],
    severity: 'high',
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
    check: [
      'Gauge at zero for no reason you know? Don’t fill it: leave the boiler off and call us.',
      'Below 1.0 bar cold and nothing leaks? Top up to 1.0-1.5 bar and close the filling link.',
      'Already at 1.0-1.5 bar? Don’t add water: it’s the sensors. Call us.',
    ],
    fixes: [
      'Find the leak',
      'Recharge the vessel or replace the safety valve',
      'Check the pump and compare the two sensors',
    ],
    severity: 'low',
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
    check: [
      'Does the gauge read 1.0-1.5 bar cold?',
      'Open the radiator valves and bleed the radiators.',
      'Leave the case on and call us.',
    ],
    fixes: [
      'Free or replace the pump and let the air out',
      'Test the fan, its lead and the flue',
      'Clean the system and the filter',
    ],
    severity: 'medium',
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
    check: ['Switch the boiler off and leave it off.', 'Read the gauge when it’s cold and tell us the figure.'],
    fixes: [
      'Restore the flow and measure it',
      'Clean or replace the exchanger',
      'Test combustion and flue at both ends of the range',
    ],
    severity: 'high',
  },
  {
    code: 'E8',
    name: 'Supply/Return Temperature Sensor Short Circuit',
    meaning:
      'Current gas Greenstars show a shorted flow sensor as E2 222 and a shorted return sensor as D1 240. E8 turns up on some models only: check yours.',
    causes: ['Wet sensor or plug under a weeping joint', 'Chafed lead', 'Sensor failed inside'],
    check: [
      'Don’t reset it: a shorted sensor won’t clear. Leave it off and call us.',
      'Is the floor under the boiler dry? Tell us, with the gauge reading.',
    ],
    fixes: ['Find where the water came from', 'Measure the sensor and replace it', 'Repair or replace the wiring'],
    severity: 'medium',
  },
] as const satisfies readonly FaultCode[];
