import * as buttons from '../../packages/portal-ui/src/primitives/actions/Button.stories.js';
import * as iconButtons from '../../packages/portal-ui/src/primitives/actions/IconButton.stories.js';
import * as feedback from '../../packages/portal-ui/src/primitives/feedback/Feedback.stories.js';
import * as choices from '../../packages/portal-ui/src/primitives/fields/Choices.stories.js';
import * as comboBoxes from '../../packages/portal-ui/src/primitives/fields/ComboBox.stories.js';
import * as selects from '../../packages/portal-ui/src/primitives/fields/Select.stories.js';
import * as textFields from '../../packages/portal-ui/src/primitives/fields/TextField.stories.js';
import * as navigation from '../../packages/portal-ui/src/primitives/navigation/Navigation.stories.js';
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
  [feedback, 'AlertLevels', 'Badges', 'Nothing'],
  [choices, 'Ticked', 'Radios', 'Segments', 'Switches'],
  [comboBoxes, 'Chosen'],
  [selects, 'LabelInside', 'Wrong'],
  [textFields, 'Wrong', 'Disabled', 'SeveralLines'],
  [navigation, 'Views', 'Steps'],
  [dialogs, 'Open'],
  [menus, 'Open'],
  [panels, 'Open'],
  [tables, 'Empty', 'Failed'],
  [orders, 'FewOrders'],
];
