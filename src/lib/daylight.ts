/** Hours between noon and sunset in London: the yearly mean, and the seasonal variation. */
const halfDay = 6.12;
const swing = 2.2;

/** Hours from sunset until dark, and hours before sunset at which the first lamps are lit. */
const twilight = 0.7;
const lampsBefore = 0.3;

/** Returns whether it is day, dusk or night in London, accurate to a quarter of an hour. */
export function londonSky(now: Date): 'day' | 'dusk' | 'night' {
  const monthsFromMidwinter = now.getUTCMonth() + now.getUTCDate() / 31 + 0.32;
  const winter = Math.cos((monthsFromMidwinter * Math.PI) / 6);
  const fromNoon = Math.abs(now.getUTCHours() + now.getUTCMinutes() / 60 - 12);
  const sunDown = fromNoon - halfDay + swing * winter;
  if (sunDown < -lampsBefore) return 'day';
  return sunDown < twilight ? 'dusk' : 'night';
}
