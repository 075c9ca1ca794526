import { formatBar, pressure } from '../pressure.ts';

/** Steps for topping up. `reading` is the pressure in bar after the step, starting from 0.6. */
export const repressuriseSteps = [
  {
    title: 'Switch off',
    text: 'Turn the boiler off and let it go cold. With no dial, turn off just heating and hot water.',
    reading: 0.6,
  },
  {
    title: 'Look for water',
    text: 'Check boiler, radiators and outdoor pipe. If any is wet, stop and call.',
    reading: 0.6,
  },
  { title: 'Get the loop ready', text: 'Attach the hose or key, valves shut. Put a towel below.', reading: 0.6 },
  { title: 'Open slowly', text: 'Open the first valve fully. Open the second until you hear water.', reading: 0.8 },
  {
    title: 'Watch the gauge',
    text: `Stop at ${formatBar(pressure.refill)}. If it doesn’t rise, close both and call.`,
    reading: 1.4,
  },
  {
    title: 'Close both',
    text: 'Close them tight. Cap the hose, or turn the key to lock and take it out.',
    reading: 1.4,
  },
  { title: 'Switch on', text: 'Reset once if it asks. Read the gauge cold tomorrow.', reading: 1.3 },
] as const;
