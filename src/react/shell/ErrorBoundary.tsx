import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  onError(error: unknown): void
  children: ReactNode
}

/** One per element, so that its failure affects neither the page nor another element (DELIVERY-15). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
