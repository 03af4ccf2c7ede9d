import { boolean, string } from 'yup';
import { email } from '../fields/email';
import { record, type Model } from '../fields/model';
import { requiredText } from '../fields/text';
import { formTexts } from '../texts/form';

/** First step of the gate: who the viewer is by email and company (002 §2, §5). */
export const gateIdentitySchema = record({
  email: email().required(formTexts.required),
  companyName: requiredText(),
});
export type GateIdentity = Model<typeof gateIdentitySchema>;

/** First step where the organization shows terms that must be agreed to. */
export const gateIdentityWithTermsSchema = gateIdentitySchema.shape({
  terms: boolean().oneOf([true], formTexts.required).required(formTexts.required),
});

/** Second step, for a viewer who is not known yet. */
export const gateNameSchema = record({ firstName: requiredText(), lastName: requiredText() });
export type GateName = Model<typeof gateNameSchema>;

/** What an encoded link tells of sender and brand, after decryption (002 §3 Decrypted data code). */
export const linkDataSchema = record({
  sender: string().default(''),
  brand: string().default(''),
  hasGateing: boolean().default(false),
  isLead: boolean().default(false),
});
export type LinkData = Model<typeof linkDataSchema>;
