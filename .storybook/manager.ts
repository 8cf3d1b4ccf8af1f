import { createElement, type CSSProperties } from 'react';
import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { isStateOfPart, STATES_OF_PARTS } from '../packages/portal-ui/src/testing/part-states.js';

const badge: CSSProperties = {
  marginInlineStart: 6,
  padding: '1px 6px',
  borderRadius: 8,
  background: '#e3f0f3',
  color: '#094d5e',
  fontSize: 11,
  lineHeight: '14px',
};

/** The frame around the parts: Kontor's name, and in the list the state of each part that is not simply stable. */
addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Kontor: parts, widgets, screens',
    colorPrimary: '#0b5f73',
    colorSecondary: '#0b5f73',
  }),
  sidebar: {
    renderLabel: ({ type, name, tags }) => {
      const state = type === 'component' ? tags.find(isStateOfPart) : undefined;
      if (state === undefined) return name;
      const shown = createElement('span', { style: badge, title: STATES_OF_PARTS[state] }, state);
      return createElement('span', null, name, shown);
    },
  },
});
