import { useRef, type ReactNode } from 'react';
import { useTab, useTabList, useTabPanel } from 'react-aria/useTabList';
import { Item } from 'react-stately/Item';
import { useTabListState, type TabListState } from 'react-stately/useTabListState';
import type { Node } from '@react-types/shared';
import { TabCount, TabItem, TabPanelRoot, TabRow } from './Tabs.styles.js';

export interface Tab {
  /** Name passed to `onChange`. */
  readonly id: string;
  readonly label: string;
  /** A number beside the label, formatted in the user's language. */
  readonly count?: string | undefined;
  /** Greys the tab and skips it. */
  readonly isDisabled?: boolean | undefined;
}

export interface TabsProps {
  /** Accessible name of the tabs. */
  readonly label: string;
  /** The tabs, in order. */
  readonly tabs: readonly Tab[];
  /** The `id` of the tab shown. */
  readonly value: string;
  /** Called with the tab that the user opens. */
  readonly onChange: (change: { readonly value: string }) => void;
  /** Content of the present tab. */
  readonly children: ReactNode;
}

/** Several views of one thing, one at a time. */
export function Tabs({ label, tabs, value, onChange, children }: TabsProps) {
  const ref = useRef<HTMLDivElement>(null);
  const behaviour = {
    'aria-label': label,
    items: tabs,
    selectedKey: value,
    disabledKeys: tabs.filter((tab) => tab.isDisabled).map((tab) => tab.id),
    onSelectionChange: (key: unknown) => key !== value && onChange({ value: String(key) }),
    children: (tab: Tab) => <Item textValue={tab.label}>{tab.label}</Item>,
  };
  const state = useTabListState<Tab>(behaviour);
  const { tabListProps } = useTabList(behaviour, state, ref);
  return (
    <>
      <TabRow {...tabListProps} ref={ref}>
        {[...state.collection].map((node) => (
          <TabEntry key={node.key} node={node} state={state} />
        ))}
      </TabRow>
      <Panel key={state.selectedItem?.key} state={state}>
        {children}
      </Panel>
    </>
  );
}

function TabEntry({ node, state }: { readonly node: Node<Tab>; readonly state: TabListState<Tab> }) {
  const ref = useRef<HTMLDivElement>(null);
  const { tabProps } = useTab({ key: node.key }, state, ref);
  return (
    <TabItem {...tabProps} ref={ref}>
      {node.value?.label}
      {node.value?.count !== undefined && <TabCount>{node.value.count}</TabCount>}
    </TabItem>
  );
}

function Panel({ state, children }: { readonly state: TabListState<Tab>; readonly children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const { tabPanelProps } = useTabPanel({}, state, ref);
  return (
    <TabPanelRoot {...tabPanelProps} ref={ref}>
      {children}
    </TabPanelRoot>
  );
}
