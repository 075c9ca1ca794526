import type { Brand } from '../../../content/schemas/brand.ts';

/** A numbered part of the cutaway, with a pattern that finds it in texts about faults. */
interface Part {
  name: string;
  pattern: RegExp;
}

/** Parts in the order of their numbers, which run clockwise round the drawing. */
export const parts: Record<Brand['fuel'], readonly Part[]> = {
  gas: [
    { name: 'Flue', pattern: /flue/i },
    { name: 'Fan', pattern: /\bfan\b|air (switch|hose)/i },
    { name: 'Gas valve', pattern: /gas valve/i },
    { name: 'Heat exchanger', pattern: /(?<!plate )heat exchanger/i },
    { name: 'Condensate trap', pattern: /trap|sump|siphon|frozen/i },
    { name: 'Pump', pattern: /pump/i },
    { name: 'Safety valve', pattern: /(safety|relief) valve/i },
    { name: 'Plate heat exchanger', pattern: /plate|turbine|flow switch/i },
    { name: 'Diverter valve', pattern: /diverter/i },
    { name: 'Sensors and limiter', pattern: /sensor(?! tube)|thermistor|limit|safety thermostat/i },
    { name: 'Expansion vessel', pattern: /expansion vessel/i },
    { name: 'Burner and electrodes', pattern: /electrode|ignition|flame (probe|rod)|burner/i },
  ],
  oil: [
    { name: 'Flue', pattern: /flue/i },
    { name: 'Heat exchanger with baffles', pattern: /baffle/i },
    { name: 'Condensate trap', pattern: /trap/i },
    { name: 'Heating pump', pattern: /(?<!oil |and |smoke )pump(?! pressure)/i },
    { name: 'Burner head', pattern: /nozzle|photocell|electrode/i },
    { name: 'Oil hose', pattern: /hose/i },
    { name: 'Fire valve', pattern: /fire valve/i },
    { name: 'Oil filter', pattern: /filter/i },
    { name: 'Oil pump', pattern: /oil (line and )?pump|pump pressure|coupling/i },
    { name: 'Burner fan', pattern: /\bfan\b|motor/i },
    { name: 'Reset button', pattern: /lock-out/i },
    { name: 'Limit thermostat', pattern: /limit|thermostat/i },
  ],
};
