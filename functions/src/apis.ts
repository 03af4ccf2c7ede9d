import { admin } from './apis/admin';
import { agencyApi } from './apis/agency-api';
import { app } from './apis/app';
import { client } from './apis/client';
import { middleware } from './apis/middleware';
import { publicApi } from './apis/public-api';
import { publicUpload } from './apis/public-upload';
import { scim } from './apis/scim';

/** The base path and the routes of each API, by the name of its function. */
export const apis = { app, admin, client, publicApi, middleware, publicUpload, agencyApi, scim };
