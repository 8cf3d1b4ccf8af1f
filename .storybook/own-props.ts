import type { Preview } from '@storybook/react-vite';
import { optionalType, type DocgenType } from './optional-props.js';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];

interface Documented {
  readonly __docgenInfo?: {
    readonly props?: Readonly<Record<string, { readonly tsType?: DocgenType } | undefined>>;
  };
  /** What `memo` holds. */
  readonly type?: Documented;
}

const docgenOf = (widget: Documented | undefined) => widget?.__docgenInfo ?? widget?.type?.__docgenInfo;

/**
 * The table of a widget's properties. What a story needs around the widget, such as its portal in memory, is none of them and stands in no
 * table; one that may be left out is told as what it is.
 */
export const onlyOwnProps: Enhancer = Object.assign(
  ({ component, argTypes, initialArgs }: Parameters<Enhancer>[0]) => {
    const docgen = docgenOf(component as Documented | undefined);
    if (docgen === undefined) return argTypes;
    const changed = Object.keys({ ...initialArgs, ...argTypes }).map((name) => {
      const told = argTypes[name];
      const prop = docgen.props?.[name];
      if (prop === undefined) return [name, { name, ...told, table: { ...told?.table, disable: true } }];
      const optional = optionalType(prop.tsType);
      return [name, { ...told, ...optional, table: { ...told?.table, ...optional?.table } }];
    });
    return Object.fromEntries(changed) as typeof argTypes;
  },
  { secondPass: true },
);
