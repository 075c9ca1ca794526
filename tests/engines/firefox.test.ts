import { testVisits } from './visits.ts';

testVisits('firefox');
