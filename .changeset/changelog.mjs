/** A change as its note says it: readers of a changelog have no use for the hash of a commit. */
export const getReleaseLine = ({ summary }) => {
  const [first, ...others] = summary.trim().split('\n');
  return [`- ${first.trim()}`, ...others.map((line) => `  ${line.trim()}`)].join('\n').trimEnd();
};

/** The packages always have one version; that they ask for each other's is no news. */
export const getDependencyReleaseLine = () => '';
