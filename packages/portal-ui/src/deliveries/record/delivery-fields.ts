import { formatInstant, instantOfLocalTime, localTimeOf } from '@kontor/portal-core/dates';
import type { Delivery, DeliveryFields } from '@kontor/portal-core/deliveries';

/** A field of a delivery that staff edit in place. */
export type InlineFieldName = Exclude<keyof DeliveryFields, 'products'>;

/** The displayed text of a field; for a document its name in the store. */
export function textOfField(delivery: Delivery, name: InlineFieldName, timeZone: string): string {
  return name === 'delivery_datetime'
    ? formatInstant(Date.parse(delivery.delivery_datetime), timeZone)
    : delivery[name];
}

/** The editable value of a field. Times are local times of the portal's zone. */
export function draftOfField(delivery: Delivery, name: InlineFieldName, timeZone: string): string {
  return name === 'delivery_datetime'
    ? localTimeOf(Date.parse(delivery.delivery_datetime), timeZone)
    : delivery[name];
}

/** Converts an edited value to the value that is sent. */
export function fieldOfDraft(name: InlineFieldName, draft: string, timeZone: string): string {
  return name === 'delivery_datetime' ? isoOfLocalTime(draft, timeZone) : draft;
}

/** The ISO instant of a local time; empty if there is none. */
export function isoOfLocalTime(localTime: string | null, timeZone: string): string {
  const instant = localTime === null ? null : instantOfLocalTime(localTime, timeZone);
  return instant === null ? '' : new Date(instant).toISOString();
}
