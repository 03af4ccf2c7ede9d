import { randomUUID } from 'node:crypto';
import type { Change, Database } from '../data/database';
import { ApiError } from './api-error';

/** An event as `GET event/subscription/{id}` answers it. */
interface QueuedEvent {
  eventId: string;
  eventType: 'ENTITY';
  eventTimestamp: number;
  eventMetadata: { PERSON_ID: string; TRANSACTION_ID: string };
  entityName: string;
  entityId: number;
  entityEventType: string;
  updatedProperties: readonly string[];
}

interface Batch {
  requestId: number;
  events: QueuedEvent[];
}

interface Subscription {
  entities: ReadonlySet<string>;
  types: ReadonlySet<string>;
  waiting: QueuedEvent[];
  batches: Batch[];
  lastRequestId: number;
  createdOn: number;
}

const maxSubscriptions = 15;
const retentionMs = 7 * 24 * 60 * 60 * 1_000;
const maxEvents = 100;

/**
 * Event subscriptions: changes wait in a queue that reading empties; a batch that was read can be read again by its
 * number. Source: https://bullhorn.github.io/REST-API-Event-Subscriptions/
 */
export class EventQueues {
  private readonly subscriptions = new Map<string, Subscription>();

  constructor(private readonly database: Database) {
    database.onChange((change) => {
      this.queue(change);
    });
  }

  /** Creates or replaces a subscription. */
  subscribe(id: string, parameters: URLSearchParams): object {
    if (!this.subscriptions.has(id) && this.subscriptions.size >= maxSubscriptions) {
      throw new ApiError(400, 'errors.tooManySubscriptions', `No more than ${String(maxSubscriptions)} subscriptions.`);
    }
    const listOf = (name: string) => new Set((parameters.get(name) ?? '').split(',').filter(Boolean));
    const subscription: Subscription = {
      entities: listOf('names'),
      types: listOf('eventTypes'),
      waiting: [],
      batches: [],
      lastRequestId: 0,
      createdOn: this.database.now(),
    };
    this.subscriptions.set(id, subscription);
    const selector = `JMSType='ENTITY' AND BhEntityName IN (${[...subscription.entities].map((e) => `'${e}'`).join(',')})`;
    return { subscriptionId: id, lastRequestId: 0, createdOn: subscription.createdOn, jmsSelector: selector };
  }

  /** @returns null when nothing is waiting: the vendor's answer is then empty. */
  read(id: string, parameters: URLSearchParams): Batch | null {
    const subscription = this.require(id);
    const again = parameters.get('requestId');
    if (again !== null) return subscription.batches.find(({ requestId }) => requestId === Number(again)) ?? null;
    const oldest = this.database.now() - retentionMs;
    subscription.waiting = subscription.waiting.filter(({ eventTimestamp }) => eventTimestamp >= oldest);
    const count = Math.min(Number(parameters.get('maxEvents') ?? maxEvents) || maxEvents, maxEvents);
    const events = subscription.waiting.splice(0, count);
    if (events.length === 0) return null;
    subscription.lastRequestId += 1;
    const batch = { requestId: subscription.lastRequestId, events };
    subscription.batches.push(batch);
    return batch;
  }

  lastRequestId(id: string): object {
    return { result: this.require(id).lastRequestId };
  }

  remove(id: string): object {
    return { result: this.subscriptions.delete(id) };
  }

  private require(id: string): Subscription {
    const subscription = this.subscriptions.get(id);
    if (!subscription) throw new ApiError(404, 'errors.subscriptionNotFound', `Unknown subscription '${id}'.`);
    return subscription;
  }

  private queue({ entity, id, type, properties, at }: Change): void {
    for (const { entities, types, waiting } of this.subscriptions.values()) {
      if (!entities.has(entity) || !types.has(type)) continue;
      waiting.push({
        eventId: `ID:${randomUUID()}`,
        eventType: 'ENTITY',
        eventTimestamp: at,
        eventMetadata: { PERSON_ID: '1', TRANSACTION_ID: randomUUID() },
        entityName: entity,
        entityId: id,
        entityEventType: type,
        updatedProperties: properties,
      });
    }
  }
}
