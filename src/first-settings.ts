import { formatPhone } from './lib/phone.ts';
import { site } from './site.config.ts';

/** What the first code of a page needs of the settings. All else of them comes with the app, however long it is. */
export const { phone, bankHolidays } = site;

/** The number as it is shown. */
export const shownPhone = formatPhone(phone);

/** The week, without the names of its rows. */
export const hours = site.hours.map(({ days, opens, closes }) => ({ days, opens, closes }));
