import { identityProviderApi } from '@portal/domain/contracts/identity-provider-api';
import { route, type Route } from '../runtime/route';
import { findIdentityProvider } from './find-identity-provider';
import { finishProviderSignIn } from './finish-provider-sign-in';
import { getIdentityProvider, removeIdentityProvider, saveIdentityProvider } from './manage-identity-provider';
import { startProviderSignIn } from './start-provider-sign-in';
import { unlinkIdentity } from './unlink-identity';
import { verifySignInDomain } from './verify-sign-in-domain';

const ofAdmins = { access: 'organization:edit' } as const;

/** Single sign-on by OpenID Connect, part of the app API. */
export const identityProviderRoutes: readonly Route[] = [
  route({ endpoint: identityProviderApi.findIdentityProvider, access: 'public', handler: findIdentityProvider }),
  route({ endpoint: identityProviderApi.startProviderSignIn, access: 'public', handler: startProviderSignIn }),
  route({ endpoint: identityProviderApi.finishProviderSignIn, access: 'public', handler: finishProviderSignIn }),
  route({ endpoint: identityProviderApi.getIdentityProvider, ...ofAdmins, handler: getIdentityProvider }),
  route({ endpoint: identityProviderApi.saveIdentityProvider, ...ofAdmins, handler: saveIdentityProvider }),
  route({ endpoint: identityProviderApi.removeIdentityProvider, ...ofAdmins, handler: removeIdentityProvider }),
  route({ endpoint: identityProviderApi.verifySignInDomain, ...ofAdmins, handler: verifySignInDomain }),
  route({ endpoint: identityProviderApi.unlinkIdentity, ...ofAdmins, handler: unlinkIdentity }),
];
