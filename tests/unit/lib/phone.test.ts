import { expect, test } from 'vitest';
import { formatPhone } from '../../../src/lib/phone.ts';

test.each([
  { e164: '+442079460187', shown: '020 7946 0187' },
  { e164: '+441134960123', shown: '0113 496 0123' },
  { e164: '+441214960123', shown: '0121 496 0123' },
  { e164: '+441632960123', shown: '01632 960123' },
  { e164: '+447700900123', shown: '07700 900123' },
  { e164: '+448001234567', shown: '0800 123 4567' },
  { e164: '+443069990123', shown: '0306 999 0123' },
  // Nine digits, as some places and freephone numbers have them.
  { e164: '+44120462345', shown: '01204 62345' },
  { e164: '+44169772345', shown: '016977 2345' },
  { e164: '+44800123456', shown: '0800 123 456' },
  { e164: '+441539412345', shown: '015394 12345' },
])('shows $e164 as $shown', ({ e164, shown }) => {
  expect(formatPhone(e164)).toBe(shown);
});
