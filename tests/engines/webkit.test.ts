import { testVisits } from './visits.ts';

testVisits('webkit');
