import { gasSteps, pressureStep, topUpSteps } from './safe-steps.ts';
import type { FaultCode } from './schemas/fault-code.ts';

/** In the order of the specification. */
export const worcesterFaults = [
  {
    code: 'EA',
    name: 'Flame Loss',
    meaning:
      'The boiler can’t see a flame. With 227 the burner didn’t light (2927 on some newer models), and with 229 it lit and went out. With 228 it saw a flame too early.',
    causes: [
      'No gas: supply off, meter out of credit or pressure too low',
      'Frozen or blocked condensate pipe',
      'Worn electrode or cracked lead',
      'Faulty gas valve',
      'Wind in the flue, or a leaking joint',
    ],
    check: [
      'With 228, don’t reset it. Leave it off and call us.',
      ...gasSteps(),
      'With 227 or 229, reset once. If it comes back, leave it off and call us.',
    ],
    fixes: [
      'Measure the gas pressure while the burner fires',
      'Clean or replace the electrode and lead',
      'Clean the condensate trap and insulate the pipe',
      'Test the gas valve and flue',
    ],
    severity: 'high',
  },
  {
    code: 'E9/229',
    name: 'No Ignition',
    meaning:
      '229 means the flame lit and then went out, and E9 is overheat protection. With 219 the water got too hot, and with 224 a limiter opened. With 220 or 221 the safety sensor is shorted or open.',
    causes: [
      'With 229: gas, electrode, frozen condensate pipe or circuit board',
      'With E9: too little water, a stuck pump or air',
      'Shut radiator valves or sludge',
      'Broken safety sensor or wiring',
    ],
    check: [
      'With 229 alone, check the same things as for EA.',
      'With 220, 221 or 224, don’t reset it. Leave it off and call us.',
      `With 219, let it go cold. ${pressureStep()}`,
      'If it’s 219, you can then reset it once. If it trips again, leave it off and call us.',
    ],
    fixes: [
      'Test the safety sensor, the limiter and their wiring',
      'Free or replace the pump and clean the system',
      'Check the gas pressure, electrode and lead for 229',
    ],
    severity: 'high',
  },
  {
    code: 'D5/224',
    name: 'Fan Fault',
    meaning:
      '224 means a temperature limiter has opened, on the heat exchanger or in the flue. The usual cause is poor water flow, then a weak fan or blocked flue. Fan faults themselves show as C6 or C7, and D5 changes with the model, so check your manual.',
    causes: [
      'Low pressure, worn pump, sludge or shut valves',
      'Stuck fan or loose plug',
      'Blocked flue or air intake',
      'Broken limiter or lead',
    ],
    check: [
      'Don’t reset it. Leave it off and call us.',
      'From the ground, check that the flue outlet is clear.',
      'Read the gauge when it’s cold and tell us the figure.',
    ],
    fixes: [
      'Measure the water flow and restore it',
      'Test the fan, its lead and the limiter',
      'Inspect and clear the flue',
    ],
    severity: 'high',
  },
  {
    code: 'C6/227',
    name: 'Fan Speed Out of Range',
    meaning:
      'C6 means the fan turned too fast (215) or too slowly (216). 227, with C6 or on its own, means the burner didn’t light.',
    causes: ['Worn fan', 'Damaged lead or loose plug', 'Blocked flue or air intake', 'Circuit board'],
    check: [
      'With C6, 215 or 216, don’t reset it. Leave it off and call us.',
      'From the ground, check that the flue outlet is clear.',
      'If it shows 227 without them, follow the steps for EA.',
    ],
    fixes: [
      'Measure the voltage and speed signal at the fan',
      'Repair the wiring or replace the fan',
      'Clean and test the flue',
    ],
    severity: 'medium',
  },
  {
    code: 'A1/EA',
    name: 'NTC Thermistor Fault',
    meaning:
      'On most Greenstars A1 (281) means the pump is stuck or has air in it, though published lists don’t all agree. EA is a flame fault, and a failed sensor shows E2 for the flow or D1 for the return.',
    causes: [
      'Pump stuck after the summer',
      'Air or too little water at the pump',
      'Sensor worn or coated with sludge',
      'Damp plug',
    ],
    check: ['Don’t reset it. Leave it off and call us.', 'Read the gauge when it’s cold and tell us the figure.'],
    fixes: [
      'Free or replace the pump and let the air out',
      'Test the sensor and replace it or dry its plug',
      'Clean the heating water if it’s dirty',
    ],
    severity: 'medium',
  },
  {
    code: 'E3/EA',
    name: 'Overheat Thermistor',
    meaning:
      'E3 means overheating, but only some models have it, so check your manual. Current Greenstars show overheating as E5 or E9, and EA beside it is a flame fault.',
    causes: [
      'Water not moving: pump, air or shut valves',
      'Heat exchanger narrowed by scale or sludge',
      'Sensor reading too high',
    ],
    check: [
      'Switch it off and let it go cold.',
      `Open at least one radiator. ${pressureStep()}`,
      'Reset once. If it trips again, leave it off and call us.',
    ],
    fixes: ['Restore the flow and clean the exchanger', 'Test the sensor and the limiter'],
    severity: 'high',
  },
  {
    code: 'D4',
    name: 'Low System Pressure',
    meaning:
      'Read the gauge first, because too little water can lead to D4. On Si, i System and CDi Compact models, D4 (271) means two temperature sensors disagree. Low pressure on its own shows CE 207, or 1017 W on a 4000 or 8000.',
    causes: [
      'Slow leak, or radiators bled and not topped up',
      'Flat expansion vessel or leaking safety valve',
      'Poor flow past the sensors: pump, air or sludge',
    ],
    check: ['If the gauge reads 1.0 bar or more, don’t add water. Call us.', ...topUpSteps()],
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
      'On Greenstar i models C1 means the fan has stopped or turns too slowly, while pump faults show as A1. We have no meaning for C2, so check your manual.',
    causes: [
      'Pump stuck or full of air',
      'Sludge in the system',
      'Fan stopped, or no airflow',
      'No power to pump or fan',
    ],
    check: [
      'Don’t reset it. Leave the boiler off, leave the case on and call us.',
      'Read the gauge when it’s cold and tell us the figure.',
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
      'The water leaving the heat exchanger got too hot. You’ll usually see 218 with it, or 332 if it went above 110 °C. A flue that’s too hot shows 224 instead.',
    causes: [
      'Pump not moving water, or air in the exchanger',
      'Heat exchanger blocked by scale or sludge',
      'Combustion outside its limits',
    ],
    check: ['Switch it off and leave it off.', 'Read the gauge when it’s cold and tell us the figure.'],
    fixes: ['Restore the flow and measure it', 'Clean or replace the exchanger', 'Test combustion and flue'],
    severity: 'high',
  },
  {
    code: 'E8',
    name: 'Supply/Return Temperature Sensor Short Circuit',
    meaning:
      'Current gas Greenstars show a shorted flow sensor as E2 222 and a shorted return sensor as D1 240. Only some models have an E8, so check your manual.',
    causes: ['Wet sensor or plug under a leaking joint', 'Damaged lead', 'Sensor failed inside'],
    check: [
      'Don’t reset it, because a shorted sensor won’t clear. Leave it off and call us.',
      'Tell us whether the floor below is dry, and what the gauge reads.',
    ],
    fixes: ['Find where the water came from', 'Measure and replace the sensor', 'Repair or replace the wiring'],
    severity: 'medium',
  },
] as const satisfies readonly FaultCode[];
