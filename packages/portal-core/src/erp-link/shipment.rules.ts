import { issue, type Issue } from '../validation/index.js';
import type { OrderReport } from './erp-link.types.js';
import { erpStatus } from './erp-status.js';
import { validateOrderReport } from './order-report.rules.js';

const SAYS_SHIPMENT: readonly string[] = ['geliefert', 'offen', 'none'];

/** Whether a status says of a shipment that it left or is under way, and nothing else of its order. */
export const saysShipment = (status: string): boolean => SAYS_SHIPMENT.includes(status);

/** Every broken rule of a report that a file of shipments makes: it can hold, invoice or cancel no order. */
export function validateShipment(report: OrderReport, now: number): Issue[] {
  const issues = validateOrderReport(report, now);
  const status = erpStatus(report.status ?? '');
  return status === null || saysShipment(status) ? issues : [...issues, issue('status', 'noShipment')];
}
