import { string } from 'yup';
import { list } from '../fields/model';
import { postalAddressSchema } from '../fields/postal-address';

/** Personal data of a candidate, which the list of people repeats. */
export const personalData = {
  fullName: string().default(''),
  email: string().default(''),
  phone: string().default(''),
  occupation: string().default(''),
  address: postalAddressSchema,
  skills: list(string().required(), 200),
};
