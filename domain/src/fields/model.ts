import { array, object, type AnyObject, type InferType, type ISchema, type ObjectShape } from 'yup';

/**
 * The data a schema describes, as TypeScript: what `cast` and `validate` answer. Every entity exports its schema and
 * its type together; the type is never written by hand.
 */
export type Model<S extends ISchema<unknown, AnyObject>> = InferType<S>;

/** An object whose unknown keys are dropped by `cast`; an absent one is made of its members' defaults. */
export function record<Shape extends ObjectShape>(shape: Shape) {
  return object(shape).noUnknown();
}

/** A list that is `[]` when it is absent, with at most `max` items so that no document grows without bound. */
export function list<T>(item: ISchema<T, AnyObject>, max = 500) {
  return array().of(item).max(max).default([]);
}
