import { Component, type ReactNode } from 'react';

/** What stands beside the page, as a convenience: where it cannot be drawn it is left out, and the page stands (SHELL-8, DOOR-3). */
export class LeftOutIfBroken extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}
