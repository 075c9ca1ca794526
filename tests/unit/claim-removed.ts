import {
  approvedBy,
  emailReplyTime,
  experience,
  guideAuthors,
  longPageStats,
  ratings,
  reviews,
  serviceGuarantee,
  testimonials,
  whyChooseUs,
} from '../../src/content/claims.ts';
import { financeTerms } from '../../src/content/quote.ts';

const texts = [...Object.values(reviews), ...Object.values(experience), serviceGuarantee, guideAuthors, emailReplyTime];
const groups = [ratings.home, ratings.location, testimonials.installation, testimonials.callOut];
const lists = [approvedBy, whyChooseUs, longPageStats, financeTerms];

/** Whether the owner of the site has removed a claim. */
export const claimRemoved =
  texts.includes('') || groups.includes(undefined) || lists.some(({ length }: readonly unknown[]) => length === 0);
