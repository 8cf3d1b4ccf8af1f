import * as buttons from '../../packages/portal-ui/src/primitives/actions/Button.stories.js';
import * as iconButtons from '../../packages/portal-ui/src/primitives/actions/IconButton.stories.js';
import * as alerts from '../../packages/portal-ui/src/primitives/feedback/Alert.stories.js';
import * as badges from '../../packages/portal-ui/src/primitives/feedback/Badge.stories.js';
import * as emptyStates from '../../packages/portal-ui/src/primitives/feedback/EmptyState.stories.js';
import * as checkboxes from '../../packages/portal-ui/src/primitives/fields/Checkbox.stories.js';
import * as radios from '../../packages/portal-ui/src/primitives/fields/RadioGroup.stories.js';
import * as switches from '../../packages/portal-ui/src/primitives/fields/Switch.stories.js';
import * as textAreas from '../../packages/portal-ui/src/primitives/fields/TextArea.stories.js';
import * as comboBoxes from '../../packages/portal-ui/src/primitives/fields/ComboBox.stories.js';
import * as selects from '../../packages/portal-ui/src/primitives/fields/Select.stories.js';
import * as textFields from '../../packages/portal-ui/src/primitives/fields/TextField.stories.js';
import * as steppers from '../../packages/portal-ui/src/primitives/navigation/Stepper.stories.js';
import * as tabs from '../../packages/portal-ui/src/primitives/navigation/Tabs.stories.js';
import * as dialogs from '../../packages/portal-ui/src/primitives/overlay/Dialog.stories.js';
import * as menus from '../../packages/portal-ui/src/primitives/overlay/Menu.stories.js';
import * as panels from '../../packages/portal-ui/src/primitives/overlay/SidePanel.stories.js';
import * as tables from '../../packages/portal-ui/src/table/Table.stories.js';
import * as orders from '../../packages/portal-ui/src/orders/OrdersTable.stories.js';

/** A file of stories, as it is imported. */
export interface StoryFile {
  readonly default: object;
  readonly [story: string]: object;
}

/** The stories whose look is kept: every control at rest, what floats, and the widgets most people see. */
export const LOOKS: readonly (readonly [StoryFile, ...string[]])[] = [
  [buttons, 'Kinds'],
  [iconButtons, 'Bordered'],
  [alerts, 'Success', 'Info', 'Warning', 'Danger'],
  [badges, 'Tones', 'OfOrders'],
  [emptyStates, 'WithWayOut'],
  [checkboxes, 'Ticked'],
  [radios, 'Chosen', 'AsSegments'],
  [switches, 'Off', 'Disabled'],
  [comboBoxes, 'Chosen'],
  [selects, 'LabelInside', 'Wrong'],
  [textFields, 'Wrong', 'Disabled'],
  [textAreas, 'Filled'],
  [tabs, 'Views'],
  [steppers, 'UnderWay'],
  [dialogs, 'Open'],
  [menus, 'Open'],
  [panels, 'Open'],
  [tables, 'Empty', 'Failed'],
  [orders, 'FewOrders'],
];
