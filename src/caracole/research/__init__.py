"""The engine under the tools researchers already use. Adapters only: no rule lives here."""
