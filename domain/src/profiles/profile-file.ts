import { boolean, string } from 'yup';
import { record, type Model } from '../fields/model';

/** A file shown in a profile. */
export const profileFileSchema = record({
  url: string().max(2000).required(),
  /** Path in the bucket. */
  path: string().max(1000).default(''),
  originalFilename: string().max(255).default(''),
  mimeType: string().max(200).default(''),
  newVersion: boolean().default(false),
});
export type ProfileFile = Model<typeof profileFileSchema>;
