import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Router } from 'express';
import { entities } from '../data/entities';
import { parseFields, selectFields } from '../data/fields';
import { requireEntity, type DatabaseSnapshot, type Values } from '../data/database';
import { Corporation } from '../corporation';
import type { Fault } from '../faults';
import { parseLucene } from '../query/lucene';
import { ApiError } from '../rest/api-error';
import { bodyOf, textOf } from '../rest/request';
import type { Tokens } from '../tokens';

export interface ControlOptions {
  corporations: Map<string, Corporation>;
  tokens: Tokens;
  now: () => number;
}

/** What a test or the demo makes a corporation of: `users` are rows of CorporateUser. */
interface NewCorporation {
  password: string;
  users?: Values[];
  /** Everything else, by entity. */
  rows?: Record<string, Values[]>;
  links?: DatabaseSnapshot['links'];
  /** Files by record. */
  files?: { entity: string; id: number; name: string; type?: string; content: string }[];
}

/** Rows that the page shows at once. */
const pageRows = 100;

/** The simulator's own controls: a page to look at the data and change it, corporations, faults, counts of calls. */
export function controlRoutes({ corporations, tokens, now }: ControlOptions): Router {
  const router = Router();
  const require = (username: string): Corporation => {
    const corporation = corporations.get(username);
    if (!corporation) throw new ApiError(404, 'simulator.unknownCorporation', `No corporation ${username}.`);
    return corporation;
  };

  router.get('/', (_, response) => {
    response.type('html').send(readFileSync(join(import.meta.dirname, 'page.html'), 'utf8'));
  });

  router.get('/corporations', (_, response) => {
    response.json(
      [...corporations.values()].map(({ username, corpToken, database }) => ({
        username,
        corpToken,
        counts: Object.fromEntries([...entities.keys()].map((name) => [name, [...database.all(name)].length])),
      })),
    );
  });

  router.put('/corporations/:username', (request, response) => {
    const { username } = request.params;
    const { password, users = [], rows = {}, links = [], files = [] } = request.body as NewCorporation;
    const corporation = corporations.get(username) ?? new Corporation(username, password, now);
    corporation.password = password;
    corporation.faults = [];
    corporation.calls = {};
    corporation.goneFields = new Set();
    corporation.restore({ nextId: 1, rows: {}, links: [] });
    for (const [entity, list] of Object.entries({ CorporateUser: users, ...rows })) {
      for (const values of list) corporation.database.insert(entity, values, { isSystem: true });
    }
    for (const [association, pairs] of links) {
      const [entity = '', field = ''] = association.split('.');
      for (const [from, to] of pairs) corporation.database.associate(entity, from, field, [to], true);
    }
    for (const { entity, id, content, ...values } of files) {
      corporation.files.add(entity, id, values, Buffer.from(content, 'base64'));
    }
    corporation.apiUserId = Number(users[0]?.id ?? 0);
    corporation.index.rebuild();
    corporations.set(username, corporation);
    response.json({ corpToken: corporation.corpToken });
  });

  router.get('/corporations/:username/calls', (request, response) => {
    response.json(corporations.get(request.params.username)?.calls ?? {});
  });
  router
    .route('/corporations/:username/faults')
    .get((request, response) => {
      response.json(require(request.params.username).faults);
    })
    .post((request, response) => {
      require(request.params.username).faults.push(...(request.body as Fault[]));
      response.json({});
    })
    .put((request, response) => {
      require(request.params.username).faults = request.body as Fault[];
      response.json({});
    });
  router.put('/corporations/:username/index-lag', (request, response) => {
    require(request.params.username).index.lagMs = Number(bodyOf(request).lagMs);
    response.json({});
  });
  router.put('/corporations/:username/gone-fields', (request, response) => {
    require(request.params.username).goneFields = new Set(request.body as string[]);
    response.json({});
  });
  router.delete('/corporations/:username/refresh-tokens', (request, response) => {
    tokens.end('refresh', request.params.username);
    tokens.end('session', request.params.username);
    response.json({});
  });
  router.delete('/corporations/:username/sessions', (request, response) => {
    tokens.end('session', request.params.username);
    response.json({});
  });

  router
    .route('/corporations/:username/rows/:type')
    .get((request, response) => {
      const { database } = require(request.params.username);
      const entity = requireEntity(request.params.type);
      const query = textOf(request.query.query as string | undefined).trim();
      const rows = [...database.all(entity.name)]
        .filter(query === '' ? () => true : parseLucene(query, database, entity))
        .toSorted((a, b) => b.id - a.id);
      const names = [...entity.fields.values()].filter(({ type }) => type !== 'TO_MANY').map(({ name }) => name);
      response.json({
        total: rows.length,
        fields: [...entity.fields.values()],
        data: rows.slice(0, pageRows).map((row) => selectFields(database, entity, row, parseFields(names.join(',')))),
      });
    })
    .post((request, response) => {
      const { database } = require(request.params.username);
      response.json(database.insert(request.params.type, bodyOf(request)));
    });
  router
    .route('/corporations/:username/rows/:type/:id')
    .post((request, response) => {
      const { database } = require(request.params.username);
      response.json(
        database.update(request.params.type, Number(request.params.id), bodyOf(request), { isSystem: true }),
      );
    })
    .delete((request, response) => {
      require(request.params.username).database.remove(request.params.type, Number(request.params.id));
      response.json({});
    });
  return router;
}
