/** Hours of daylight on either side of noon in London: the year's mean, and what midsummer adds and midwinter takes. */
const halfDay = 6.12;
const swing = 2.2;

/** Hours from sunset to the dark, and before it to the first lamps. */
const twilight = 0.7;
const lampsBefore = 0.3;

/** Returns whether it is day, dusk or night in London, within a quarter of an hour of the almanac. */
export function londonSky(now: Date): 'day' | 'dusk' | 'night' {
  const monthsFromMidwinter = now.getUTCMonth() + now.getUTCDate() / 31 + 0.32;
  const winter = Math.cos((monthsFromMidwinter * Math.PI) / 6);
  const fromNoon = Math.abs(now.getUTCHours() + now.getUTCMinutes() / 60 - 12);
  const sunDown = fromNoon - halfDay + swing * winter;
  if (sunDown < -lampsBefore) return 'day';
  return sunDown < twilight ? 'dusk' : 'night';
}
