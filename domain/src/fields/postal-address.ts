import { string } from 'yup';
import { record, type Model } from './model';

export const postalAddressSchema = record({
  address1: string().default(''),
  address2: string().default(''),
  city: string().default(''),
  state: string().default(''),
  zipCode: string().default(''),
});
export type PostalAddress = Model<typeof postalAddressSchema>;

/** `City, State`, or the one that is known. */
export function cityAndState(address: Pick<PostalAddress, 'city' | 'state'>): string {
  return [address.city, address.state].filter(Boolean).join(', ');
}
