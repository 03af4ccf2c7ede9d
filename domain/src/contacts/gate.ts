import { boolean, string } from 'yup';
import { email } from '../fields/email';
import { record, type Model } from '../fields/model';
import { requiredText } from '../fields/text';
import { formTexts } from '../texts/form';

/** First step of the gate: the viewer's email and company. */
export const gateIdentitySchema = record({
  email: email().required(formTexts.required),
  companyName: requiredText(),
});
export type GateIdentity = Model<typeof gateIdentitySchema>;

/** First step when the organization requires agreement to terms. */
export const gateIdentityWithTermsSchema = gateIdentitySchema.shape({
  terms: boolean().oneOf([true], formTexts.required).required(formTexts.required),
});

/** Second step, for a viewer who is not known. */
export const gateNameSchema = record({ firstName: requiredText(), lastName: requiredText() });
export type GateName = Model<typeof gateNameSchema>;

/** Sender and brand of an encoded link, after decryption. */
export const linkDataSchema = record({
  sender: string().default(''),
  brand: string().default(''),
  hasGateing: boolean().default(false),
  isLead: boolean().default(false),
});
export type LinkData = Model<typeof linkDataSchema>;
