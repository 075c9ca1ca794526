import type { worcesterFaults } from '../fault-codes.ts';

/** Maximum number of resets (specification, section 9, 'Pressure'). */
export const maximumResets = 2;

interface DisplayedNumber {
  /** One or more numbers from the display, lowest first. */
  number: string;
  /** Letters next to the number. */
  letters?: string;
  means: string;
  /** Code of the card with details. */
  card?: (typeof worcesterFaults)[number]['code'];
}

/** Displayed numbers, with their letters and meaning. */
export const numbers = [
  { number: '207', letters: 'CE', means: 'Water pressure too low', card: 'D4' },
  { number: '214, 217', letters: 'C7', means: 'Fan not turning, or no airflow', card: 'C1/C2' },
  { number: '215, 216', letters: 'C6', means: 'Fan too fast (215) or too slow (216)', card: 'C6/227' },
  { number: '218, 332', letters: 'E5', means: 'Water leaving the heat exchanger too hot', card: 'E5' },
  { number: '219', letters: 'E9', means: 'Water too hot: overheat protection', card: 'E9/229' },
  { number: '220, 221', letters: 'E9', means: 'Safety sensor shorted (220) or open (221)', card: 'E9/229' },
  { number: '222, 223', letters: 'E2', means: 'Flow sensor shorted (222) or open (223)', card: 'E8' },
  { number: '224', means: 'Temperature limiter has opened', card: 'D5/224' },
  { number: '227, 2927', letters: 'EA', means: 'Burner didn’t light', card: 'EA' },
  { number: '228', letters: 'EA', means: 'Flame seen too early', card: 'EA' },
  { number: '229', letters: 'EA', means: 'Flame lit and went out', card: 'EA' },
  { number: '240, 241', letters: 'D1', means: 'Return sensor shorted or wet (240), or open (241)', card: 'E8' },
  { number: '271', letters: 'D4', means: 'Two temperature sensors disagree', card: 'D4' },
  { number: '281', letters: 'A1', means: 'Pump stuck, or air in it', card: 'A1/EA' },
  { number: '1017 W', means: 'Water pressure too low', card: 'D4' },
  { number: '1018 W', means: 'Service due. The boiler keeps running' },
] as const satisfies readonly DisplayedNumber[];
