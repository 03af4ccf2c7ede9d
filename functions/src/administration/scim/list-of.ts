import type { ScimList } from '@portal/domain/contracts/scim-api';

/** A page of resources (RFC 7644, section 3.4.2). */
export function listOf<Resource>(
  resources: Resource[],
  { total, startIndex }: { total: number; startIndex: number },
): ScimList<Resource> {
  return {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
    totalResults: total,
    startIndex,
    itemsPerPage: resources.length,
    Resources: resources,
  };
}
