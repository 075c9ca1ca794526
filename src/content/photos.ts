import type { Photo } from './schemas/photo.ts';

/**
 * Photographs that pages show: `home`, and engineers by their Gas Safe ID. `npm run photo` writes their files to
 * public/photos and adds their lines here. Delete a line to remove a photograph.
 */
// biome-ignore format: one line for each photograph
export const photos: readonly Photo[] = [
];
