import type { ContactBlock } from '@portal/domain/contracts/public-api';
import type { User } from '@portal/domain/users/user';
import { imageUrl } from '@portal/domain/brands/project-theme';

/** The recruiter as shown to viewers. */
export function projectContact(user: User): ContactBlock {
  const { profile } = user;
  const { address1, address2, city, state, zip } = profile.address;
  return {
    displayName: user.displayName,
    title: profile.title,
    photoURL: imageUrl(profile.photoURL || user.photoURL),
    email: user.email,
    phone: profile.phone,
    address: { address1, address2, city, state, zip },
  };
}
