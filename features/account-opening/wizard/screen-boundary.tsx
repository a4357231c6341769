'use client'

import { Component, type ReactNode } from 'react'

import { isChunkFailure } from '@/lib/platform/navigation/chunk-failure'

interface ScreenBoundaryProps {
  readonly title: string
  readonly text: string
  /** Instead of `text`, without a connection. */
  readonly offline: string
  readonly action: string
  readonly children: ReactNode
}

/**
 * Shown where the code of a screen could not be loaded and the page was not reloaded for it (`loadCode`): there is no
 * connection, or a reload a moment ago did not help. The draft brings the place and the answers back
 * (docs/specification.md#failures F13). Other errors go on up.
 */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { failed: Error | null }> {
  override state: { failed: Error | null } = { failed: null }

  readonly #onOnline = () => {
    if (this.state.failed !== null) window.location.reload()
  }

  override componentDidMount(): void {
    window.addEventListener('online', this.#onOnline)
  }

  override componentWillUnmount(): void {
    window.removeEventListener('online', this.#onOnline)
  }

  static getDerivedStateFromError(error: unknown): { failed: Error } {
    return { failed: error instanceof Error ? error : new Error('unknown error') }
  }

  override render(): ReactNode {
    const { failed } = this.state
    if (failed === null) return this.props.children
    if (!isChunkFailure(failed)) throw failed
    return (
      <div role="alert" className="grid justify-items-start gap-3">
        <h1 className="text-h3">{this.props.title}</h1>
        <p className="text-ink-2">{navigator.onLine ? this.props.text : this.props.offline}</p>
        <button
          type="button"
          className="min-h-12 rounded-control bg-primary px-5 font-semibold text-on-primary hover:bg-primary-hover"
          onClick={() => {
            // Without a connection, a reload would leave nothing but the browser's own error page.
            if (navigator.onLine) window.location.reload()
            else this.forceUpdate()
          }}
        >
          {this.props.action}
        </button>
      </div>
    )
  }
}
