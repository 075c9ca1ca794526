import { testVisits } from './visits.ts';

testVisits('chromium');
