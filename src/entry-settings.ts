import { formatPhone } from './lib/phone.ts';
import { site } from './site.config.ts';

// The settings that the client entry contains. All others are loaded with the app.

export const { phone, bankHolidays } = site;

export const shownPhone = formatPhone(phone);

export const hours = site.hours.map(({ days, opens, closes }) => ({ days, opens, closes }));
