import { Router, type Request, type Response } from 'express';
import type { Corporation } from '../corporation';
import { asText } from '../data/as-text';
import { invalidField, requireEntity } from '../data/database';
import { parseFields } from '../data/fields';
import {
  associate,
  createEntity,
  deleteEntity,
  listAssociations,
  massUpdate,
  readAssociated,
  readEntities,
  readIds,
  updateEntity,
} from './entity-calls';
import { addedFile, encodedFile, encodeFile, listEntityFiles, mimeTypeOf, uploadedFile } from './file-calls';
import { ApiError } from './api-error';
import { describeEntity, listMeta } from './meta';
import { listOptions, readSettings } from './options';
import { findRecords, listOwn, queryEntities, searchEntities } from './query-calls';
import { baseUrlOf, bodyOf, parametersOf, textOf, valuesOf } from './request';
import { documentText, parseToCandidate } from './resume-calls';

/** A request of a session: the corporation that it is about. */
type Call = (corporation: Corporation, request: Request, response: Response) => unknown;

/** The calls below `/rest-services/{corpToken}/`; a value that a call returns is answered as JSON. */
export function dataRoutes(wrap: (name: string, call: Call) => (request: Request, response: Response) => void): Router {
  const router = Router();
  const part = (request: Request, name: string) => textOf(request.params[name]);
  const idOf = (request: Request, name = 'id') => readIds(part(request, name))[0] ?? 0;

  router.get(
    '/ping',
    wrap('ping', ({ now }) => ({ sessionExpires: now() + 240 * 60_000 })),
  );
  router.get(
    '/settings',
    wrap('settings', ({ apiUserId }) => readSettings([], apiUserId)),
  );
  router.get(
    '/settings/:names',
    wrap('settings', ({ apiUserId }, request) => readSettings(part(request, 'names').split(','), apiUserId)),
  );
  router.get(
    '/meta',
    wrap('meta', (_, request) => listMeta(restUrlOf(request))),
  );
  router.get(
    '/meta/:type',
    wrap('meta', ({ goneFields }, request) => {
      const parameters = parametersOf(request);
      const isFull = (parameters.get('meta') ?? 'basic') === 'full';
      const type = part(request, 'type');
      const { fields, ...described } = describeEntity(
        restUrlOf(request),
        type,
        parameters.get('fields') ?? '*',
        isFull,
      );
      return { ...described, fields: fields.filter(({ name }) => !goneFields.has(`${type}.${name}`)) };
    }),
  );
  router.get(
    '/options',
    wrap('options', (_, request) => ({ data: listMeta(restUrlOf(request)) })),
  );
  router.get(
    '/options/:type',
    wrap('options', ({ database }, request) => listOptions(database, part(request, 'type'), parametersOf(request))),
  );
  router.get(
    '/entitlements/:type',
    wrap('entitlements', (_, request) => {
      const { isReadOnly } = requireEntity(part(request, 'type'));
      return isReadOnly ? ['READ_CORPORATE'] : ['CREATE', 'READ_CORPORATE', 'UPDATE_CORPORATE', 'DELETE_CORPORATE'];
    }),
  );

  router
    .route('/query/:type')
    .all(
      wrap('query', (corporation, request) =>
        described(corporation, request, queryEntities(corporation, part(request, 'type'), parametersOf(request))),
      ),
    );
  router
    .route('/search/:type')
    .all(
      wrap('search', (corporation, request) =>
        described(corporation, request, searchEntities(corporation, part(request, 'type'), parametersOf(request))),
      ),
    );
  router.get(
    '/find',
    wrap('find', (corporation, request) => findRecords(corporation, parametersOf(request))),
  );

  router
    .route('/entity/:type')
    .put(wrap('create', (corporation, request) => createEntity(corporation, part(request, 'type'), valuesOf(request))));
  router
    .route('/entity/:type/:id')
    .get(
      wrap('entity', (corporation, request) =>
        described(
          corporation,
          request,
          readEntities(corporation, part(request, 'type'), part(request, 'id'), parametersOf(request)),
        ),
      ),
    )
    .post(
      wrap('update', (corporation, request) =>
        updateEntity(corporation, part(request, 'type'), idOf(request), valuesOf(request)),
      ),
    )
    .delete(wrap('delete', (corporation, request) => deleteEntity(corporation, part(request, 'type'), idOf(request))));
  router.get(
    '/entity/:type/:id/:field',
    wrap('entity', (corporation, request) =>
      readAssociated(
        corporation,
        part(request, 'type'),
        part(request, 'id'),
        part(request, 'field'),
        parametersOf(request),
      ),
    ),
  );
  const association = (isAdded: boolean) =>
    wrap('associate', (corporation, request) =>
      associate(
        corporation,
        part(request, 'type'),
        idOf(request),
        part(request, 'field'),
        part(request, 'ids'),
        isAdded,
      ),
    );
  router.route('/entity/:type/:id/:field/:ids').put(association(true)).delete(association(false));
  router.post(
    '/association/:type/:field',
    wrap('association', (corporation, request) =>
      listAssociations(corporation, part(request, 'type'), part(request, 'field'), bodyOf(request)),
    ),
  );
  router.post(
    '/massUpdate/:type',
    wrap('massUpdate', (corporation, request) => massUpdate(corporation, part(request, 'type'), bodyOf(request))),
  );

  router.get(
    '/entityFiles/:type/:id',
    wrap('files', (corporation, request) => listEntityFiles(corporation, part(request, 'type'), idOf(request))),
  );
  const addFile: Call = async (corporation, request) => {
    const type = part(request, 'type');
    const { name, content } = await fileOf(request);
    const values = { ...Object.fromEntries(parametersOf(request)), ...bodyOf(request) };
    const row = corporation.files.add(type, idOf(request), { ...values, name }, content);
    return addedFile(corporation, type, row);
  };
  router.put('/file/:type/:id', wrap('addFile', addFile));
  router.put('/file/:type/:id/raw', wrap('addFile', addFile));
  const replaceFile: Call = async (corporation, request, response) => {
    const { content } = await fileOf(request);
    corporation.files.replace(part(request, 'type'), idOf(request), idOf(request, 'fileId'), content);
    response.end();
  };
  router
    .route('/file/:type/:id/:fileId')
    .get(
      wrap('file', ({ files }, request) =>
        encodeFile(files.read(part(request, 'type'), idOf(request), idOf(request, 'fileId'))),
      ),
    )
    .post(wrap('replaceFile', replaceFile))
    .delete(
      wrap('deleteFile', ({ files }, request) => {
        files.remove(part(request, 'type'), idOf(request), idOf(request, 'fileId'));
        return { fileId: idOf(request, 'fileId'), changeType: 'DELETED' };
      }),
    );
  router
    .route('/file/:type/:id/:fileId/raw')
    .get(
      wrap('file', ({ files }, request, response) => {
        const { row, content } = files.read(part(request, 'type'), idOf(request), idOf(request, 'fileId'));
        response.type(mimeTypeOf(row)).attachment(asText(row.name)).end(content);
      }),
    )
    .post(wrap('replaceFile', replaceFile));

  const convert: Call = async (_, request) => ({ text: await documentText((await fileOf(request, 'resume')).content) });
  for (const call of ['convertToText', 'convertToTextViaJson', 'convertToHtml', 'convertToHtmlViaJson']) {
    router.post(`/resume/${call}`, wrap('resume', convert));
  }
  const parse: Call = async (_, request) => await parseToCandidate((await fileOf(request, 'resume')).content);
  router.post('/resume/parseToCandidate', wrap('resume', parse));
  router.post('/resume/parseToCandidateViaJson', wrap('resume', parse));

  router
    .route('/event/subscription/:id')
    .put(wrap('subscribe', ({ events }, request) => events.subscribe(part(request, 'id'), parametersOf(request))))
    .get(
      wrap('events', ({ events }, request, response) => {
        const batch = events.read(part(request, 'id'), parametersOf(request));
        // Nothing waiting: the vendor's answer is empty, not JSON.
        if (!batch) response.end();
        return batch ?? undefined;
      }),
    )
    .delete(wrap('unsubscribe', ({ events }, request) => events.remove(part(request, 'id'))));
  router.get(
    '/event/subscription/:id/lastRequestId',
    wrap('events', ({ events }, request) => events.lastRequestId(part(request, 'id'))),
  );

  router.get(
    '/:call',
    wrap('own', (corporation, request) => {
      const answer = listOwn(corporation, part(request, 'call'), parametersOf(request));
      if (!answer) throw new ApiError(404, 'errors.notFound', 'Not found.');
      return answer;
    }),
  );
  router.use(
    wrap('unknown', (_, request) => {
      throw new ApiError(404, 'errors.notFound', `There is no ${request.method} ${request.path}.`);
    }),
  );
  return router;
}

/**
 * An answer, with the description of its fields for `meta=basic` and `meta=full`.
 * @throws ApiError 400 for a field that the corporation no longer has.
 */
function described({ goneFields }: Corporation, request: Request, answer: object): object {
  const parameters = parametersOf(request);
  const type = textOf(request.params.type);
  const wanted = parameters.get('fields') ?? 'id';
  const gone = parseFields(wanted).find(({ name }) => goneFields.has(`${type}.${name}`));
  if (gone) throw invalidField(type, gone.name);
  const level = parameters.get('meta') ?? 'off';
  if (level === 'off') return answer;
  return { meta: describeEntity(restUrlOf(request), type, wanted, level === 'full'), ...answer };
}

function restUrlOf(request: Request): string {
  return `${baseUrlOf(request)}${request.baseUrl}/`;
}

/** The file of a request: a part of a form, base64 in JSON, or the body's own text under `textField`. */
async function fileOf(request: Request, textField?: string): Promise<{ name: string; content: Buffer }> {
  const body: unknown = request.body;
  if (Buffer.isBuffer(body)) return await uploadedFile(textOf(request.headers['content-type']), body);
  const values = bodyOf(request);
  const text = textField === undefined ? undefined : values[textField];
  return typeof text === 'string' ? { name: 'resume.txt', content: Buffer.from(text) } : encodedFile(values);
}
