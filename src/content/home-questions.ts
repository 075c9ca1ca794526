/** Questions that determine the price of a new boiler. The first options describe the most common home. */
export const homeQuestions = [
  {
    key: 'home',
    legend: 'Home',
    options: [
      { value: 'flat', label: '1-2 bed' },
      { value: 'house', label: '3 bed' },
      { value: 'large', label: '4+ bed' },
    ],
  },
  {
    key: 'bathrooms',
    legend: 'Bathrooms',
    options: [
      { value: '1', label: '1' },
      { value: '2', label: '2' },
      { value: '3', label: '3+' },
    ],
  },
  {
    key: 'boiler',
    legend: 'Boiler now',
    options: [
      { value: 'combi', label: 'Combi' },
      { value: 'cylinder', label: 'Cylinder' },
      { value: 'other', label: 'Not gas' },
    ],
  },
  {
    key: 'place',
    legend: 'New boiler',
    options: [
      { value: 'same', label: 'Same place' },
      { value: 'moved', label: 'Elsewhere' },
    ],
  },
] as const;

type Question = (typeof homeQuestions)[number];

/** The selected value of each question. */
export type HomeChoice = { [Asked in Question as Asked['key']]: Asked['options'][number]['value'] };

/** Parses answers from a URL fragment such as `#home=house&bathrooms=2`. Missing answers are the first option. */
export function homeChoiceIn(hash: string): HomeChoice {
  const parameters = new URLSearchParams(hash.replace('#', ''));
  const answers = homeQuestions.map(({ key, options }) => {
    const [first] = options;
    return [key, (options.find(({ value }) => value === parameters.get(key)) ?? first).value];
  });
  return Object.fromEntries(answers);
}
