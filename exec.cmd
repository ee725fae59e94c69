@rem What "exec" in the script "start" is on Windows.
@%*
