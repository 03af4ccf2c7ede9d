import { array, object, type AnyObject, type InferType, type ISchema, type ObjectShape } from 'yup';

/**
 * The type that a schema's `cast` and `validate` answer. Every entity exports its schema and the type inferred from it.
 */
export type Model<S extends ISchema<unknown, AnyObject>> = InferType<S>;

/** An object; `cast` drops unknown keys and builds an absent object from the defaults of its fields. */
export function record<Shape extends ObjectShape>(shape: Shape) {
  return object(shape).noUnknown();
}

/** A list, `[]` when absent; `max` keeps documents from growing without bound. */
export function list<T>(item: ISchema<T, AnyObject>, max = 500) {
  return array().of(item).max(max).default([]);
}
