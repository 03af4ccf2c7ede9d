import type { KeyContext, StaffContext } from '../../runtime/route';

/**
 * A key with the scope `users:manage` does what an admin of its agency does, by the same functions. It has no session and no
 * proof, so what needs one is refused.
 */
export function asAdmin(context: KeyContext): StaffContext {
  const { uid, email, organizationId } = context.actor;
  return {
    ...context,
    actor: {
      uid,
      email,
      displayName: email,
      organizationId,
      userRoles: { user: true, admin: true, superAdmin: false },
      isEmailVerified: true,
      hasPassword: false,
      sessionEpoch: 0,
      sessionId: '',
      provedAt: 0,
      endsAt: 0,
      latestEnd: 0,
      impersonatedBy: null,
    },
  };
}
